-- From state version 2 on, carts are stored with the names of Spec 3.4. A document of another version would empty its
-- cart (Spec 4.5); the names of version 1 can still be read, so members' documents are raised with the setting.
UPDATE "cart_document" SET "state_version" = '2' WHERE "state_version" = '1';--> statement-breakpoint
UPDATE "setting" SET "value" = jsonb_set("value", '{cart,stateVersion}', '"2"')
  WHERE "key" = 'shop' AND "value" #>> '{cart,stateVersion}' = '1';
