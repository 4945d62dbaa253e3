-- A booking on the wrong invoice is taken back by an entry of its own, once.
ALTER TABLE "ReceivableEntry" ADD COLUMN "undoesId" UUID;
CREATE UNIQUE INDEX "ReceivableEntry_undoesId_key" ON "ReceivableEntry"("undoesId");
ALTER TABLE "ReceivableEntry" ADD CONSTRAINT "ReceivableEntry_undoesId_fkey" FOREIGN KEY ("undoesId") REFERENCES "ReceivableEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A deposit may be shared out over invoices, and booked again once it was undone. The lock on the deposit and its state
-- keep it from being booked twice.
DROP INDEX "ReceivableEntry_bankLineId_key";
CREATE INDEX "ReceivableEntry_bankLineId_idx" ON "ReceivableEntry"("bankLineId");
