-- CreateIndex
CREATE INDEX "Contribution_userId_memorialId_idx" ON "Contribution"("userId", "memorialId");
