-- A reseller without an EAN number that wants its invoices as XML too.
ALTER TABLE "Reseller" ADD COLUMN "wantsEInvoice" BOOLEAN NOT NULL DEFAULT false;
