-- CreateIndex
CREATE INDEX "Contribution_status_createdAt_idx" ON "Contribution"("status", "createdAt");

-- CreateIndex
CREATE INDEX "ContributionDay_day_idx" ON "ContributionDay"("day");

-- CreateIndex
CREATE INDEX "Memorial_createdAt_idx" ON "Memorial"("createdAt");

-- CreateIndex
CREATE INDEX "MemorialVisitDay_day_idx" ON "MemorialVisitDay"("day");

-- CreateIndex
CREATE INDEX "QrCode_handedOverAt_idx" ON "QrCode"("handedOverAt");

-- CreateIndex
CREATE INDEX "QrCode_claimedAt_idx" ON "QrCode"("claimedAt");


-- CreateIndex
CREATE INDEX "SupportEntry_kind_createdAt_idx" ON "SupportEntry"("kind", "createdAt");

-- CreateIndex
CREATE INDEX "User_createdAt_idx" ON "User"("createdAt");
