-- CreateIndex
CREATE INDEX "BankLine_bookedOn_amountOere_idx" ON "BankLine"("bookedOn", "amountOere");
