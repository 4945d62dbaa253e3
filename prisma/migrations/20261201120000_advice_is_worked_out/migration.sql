-- What a deposit paid is in the entries; what it is likely for is worked out whenever it is shown.
ALTER TABLE "BankLine" DROP COLUMN "invoiceId", DROP COLUMN "doubt";
