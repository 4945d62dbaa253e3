-- Whether a document is to reach its buyer as an e-invoice, and how it did.
CREATE TYPE "EInvoiceState" AS ENUM ('not_needed', 'waiting', 'submitted', 'sent');
CREATE TYPE "EInvoiceWay" AS ENUM ('nemhandel', 'mail', 'access_point');
ALTER TABLE "Receivable" ADD COLUMN "eInvoice" "EInvoiceState" NOT NULL DEFAULT 'not_needed',
ADD COLUMN "eInvoiceWay" "EInvoiceWay",
ADD COLUMN "eInvoiceOn" DATE,
ADD COLUMN "eInvoiceRef" VARCHAR(120),
ADD COLUMN "eInvoiceNote" VARCHAR(300);

-- Those of before that are not paid may not have arrived.
UPDATE "Receivable" r SET "eInvoice" = 'waiting' FROM "Invoice" i
WHERE i."id" = r."invoiceId" AND r."status" = 'open' AND i."buyer"->>'ean' IS NOT NULL;

CREATE INDEX "Receivable_e_invoice" ON "Receivable" ("eInvoice", "invoiceId") WHERE "eInvoice" IN ('waiting', 'submitted');

-- A company that wants its invoice as XML too.
ALTER TABLE "ShopOrder" ADD COLUMN "wantsEInvoice" BOOLEAN NOT NULL DEFAULT false;
