-- A refund that the card's bank sent back is transferred from our own.
ALTER TABLE "Refund" ADD COLUMN "byBank" BOOLEAN NOT NULL DEFAULT false;
