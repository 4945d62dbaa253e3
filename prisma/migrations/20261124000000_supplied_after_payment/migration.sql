-- An invoice for what begins once it is paid cannot know the day.
ALTER TABLE "Invoice" ALTER COLUMN "suppliedFrom" DROP NOT NULL,
  ALTER COLUMN "suppliedTo" DROP NOT NULL,
  ADD CONSTRAINT "Invoice_supplied_check" CHECK (("suppliedFrom" IS NULL) = ("suppliedTo" IS NULL));
