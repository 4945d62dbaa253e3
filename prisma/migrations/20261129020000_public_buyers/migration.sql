-- A public buyer pays later, so somebody looks before anything is begun or sent.
CREATE TYPE "BuyerCheck" AS ENUM ('waiting', 'approved', 'declined');
ALTER TABLE "ShopOrder" ADD COLUMN "buyerCheck" "BuyerCheck";

-- Whoever began an order of before has looked; the others wait.
UPDATE "ShopOrder" SET "buyerCheck" = 'approved' WHERE "ean" IS NOT NULL AND "status" IN ('paid', 'started', 'shipped');
UPDATE "ShopOrder" SET "buyerCheck" = 'waiting' WHERE "ean" IS NOT NULL AND "status" = 'ordered';
