CREATE TABLE "device_claim" (
	"hash" text PRIMARY KEY NOT NULL,
	"unit_id" uuid,
	"sale_id" uuid,
	CONSTRAINT "device_claim_of_one" CHECK (num_nonnulls("device_claim"."unit_id", "device_claim"."sale_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "device_tac" (
	"tac" text PRIMARY KEY NOT NULL,
	"model_id" text NOT NULL,
	CONSTRAINT "device_tac_digits" CHECK ("device_tac"."tac" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "imei_hash" text;--> statement-breakpoint
ALTER TABLE "device_claim" ADD CONSTRAINT "device_claim_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_claim" ADD CONSTRAINT "device_claim_sale_id_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sale"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tac" ADD CONSTRAINT "device_tac_model_id_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."model"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_claim_by_unit" ON "device_claim" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "device_claim_by_sale" ON "device_claim" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "device_tac_model_id_index" ON "device_tac" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "unit_to_hash" ON "unit" USING btree ("id") WHERE imei_sealed is not null and imei_hash is null;--> statement-breakpoint
-- Whether a member trades in a device that the shop delivered to them.
CREATE FUNCTION is_own_delivered(unit_id uuid, member_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT exists (
    SELECT FROM unit u JOIN order_line l ON l.unit_id = u.id AND l.is_live JOIN orders o ON o.id = l.order_id
    WHERE u.id = is_own_delivered.unit_id AND u.state = 'delivered' AND o.user_id = member_id
  )
$$;
--> statement-breakpoint
-- A trade-in claims its device when it is accepted, and leaves it when it ends without a purchase. A paid one keeps the
-- claim until its unit takes it over.
CREATE FUNCTION sale_claims_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.device_hash IS NULL OR NEW.state = 'paid' THEN
    RETURN NULL;
  END IF;
  IF NEW.state IN ('draft', 'offered', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled') THEN
    DELETE FROM device_claim WHERE sale_id = NEW.id AND unit_id IS NULL;
    UPDATE device_claim SET sale_id = NULL WHERE sale_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO device_claim (hash, sale_id) VALUES (NEW.device_hash, NEW.id)
  ON CONFLICT (hash) DO UPDATE SET sale_id = NEW.id
  WHERE device_claim.sale_id = NEW.id
    OR (device_claim.sale_id IS NULL AND is_own_delivered(device_claim.unit_id, NEW.user_id));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the device of this trade-in stands elsewhere'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'device_claim_pkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sale_claims_device AFTER INSERT OR UPDATE OF state, device_hash ON sale
FOR EACH ROW EXECUTE FUNCTION sale_claims_device();
--> statement-breakpoint
-- A unit claims its serial and its IMEI as it comes into stock: nobody else may have them but the trade-in it was bought by.
CREATE FUNCTION units_claim_devices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
  claimed bigint;
BEGIN
  SELECT count(DISTINCT h.hash) INTO given
  FROM new_rows n CROSS JOIN LATERAL (VALUES (n.serial_hash), (n.imei_hash)) AS h (hash) WHERE h.hash IS NOT NULL;
  IF given = 0 THEN
    RETURN NULL;
  END IF;
  WITH own AS (
    SELECT DISTINCT h.hash, n.id, n.sale_id
    FROM new_rows n CROSS JOIN LATERAL (VALUES (n.serial_hash), (n.imei_hash)) AS h (hash) WHERE h.hash IS NOT NULL
  ), written AS (
    INSERT INTO device_claim (hash, unit_id) SELECT hash, id FROM own
    ON CONFLICT (hash) DO UPDATE SET unit_id = excluded.unit_id, sale_id = NULL
    WHERE device_claim.sale_id = (SELECT own.sale_id FROM own WHERE own.hash = excluded.hash)
    RETURNING 1
  ) SELECT count(*) INTO claimed FROM written;
  IF claimed < given THEN
    RAISE EXCEPTION 'a device that comes into stock stands elsewhere'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'device_claim_pkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER units_claim_devices AFTER INSERT ON unit REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION units_claim_devices();
--> statement-breakpoint
INSERT INTO device_claim (hash, unit_id) SELECT serial_hash, id FROM unit WHERE serial_hash IS NOT NULL;
--> statement-breakpoint
INSERT INTO device_claim (hash, sale_id)
SELECT device_hash, id FROM sale
WHERE device_hash IS NOT NULL
  AND state NOT IN ('draft', 'offered', 'paid', 'returned', 'recycled', 'surrendered', 'expired', 'cancelled')
ON CONFLICT (hash) DO UPDATE SET sale_id = excluded.sale_id;
