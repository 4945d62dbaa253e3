-- Behind each order that a list of the console can be sorted by, and behind its period.
CREATE INDEX "ProofSheet_familyName_id_idx" ON "ProofSheet"("familyName", "id");
CREATE INDEX "ProofSheet_createdAt_idx" ON "ProofSheet"("createdAt");
CREATE INDEX "SupportCase_lastEntryAt_id_idx" ON "SupportCase"("lastEntryAt", "id");
CREATE INDEX "Fault_lastAt_id_idx" ON "Fault"("lastAt", "id");
CREATE INDEX "Fault_firstAt_id_idx" ON "Fault"("firstAt", "id");
CREATE INDEX "Fault_count_id_idx" ON "Fault"("count", "id");
CREATE INDEX "Receivable_dueOn_invoiceId_idx" ON "Receivable"("dueOn", "invoiceId");
CREATE INDEX "Receivable_totalOere_invoiceId_idx" ON "Receivable"("totalOere", "invoiceId");
CREATE INDEX "Payment_amountOere_id_idx" ON "Payment"("amountOere", "id");
CREATE INDEX "ShopOrder_createdAt_idx" ON "ShopOrder"("createdAt");
CREATE INDEX "ShopOrder_buyerName_id_idx" ON "ShopOrder"("buyerName", "id");
CREATE INDEX "ShopOrder_totalOere_id_idx" ON "ShopOrder"("totalOere", "id");
CREATE INDEX "Reseller_companyName_id_idx" ON "Reseller"("companyName", "id");
CREATE INDEX "Reseller_approvedAt_id_idx" ON "Reseller"("approvedAt", "id");
CREATE INDEX "ProductionBatch_dueOn_id_idx" ON "ProductionBatch"("dueOn", "id");
-- What is bought for a page.
CREATE INDEX "Receivable_memorialId_invoiceId_idx" ON "Receivable"("memorialId", "invoiceId");
