CREATE TABLE "day_figures" (
	"market" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"margin_minor" bigint NOT NULL,
	"returns" integer NOT NULL,
	"offers" integer NOT NULL,
	"accepted" integer NOT NULL,
	CONSTRAINT "day_figures_market_day_pk" PRIMARY KEY("market","day")
);
