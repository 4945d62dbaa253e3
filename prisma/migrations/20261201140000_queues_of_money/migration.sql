-- The console asks for these each time it is opened.
CREATE INDEX "Receivable_overpaid" ON "Receivable" ("invoiceId") WHERE "settledOere" > "totalOere";
