-- Suspending a reseller is a decision with reasons, which it can contest.
ALTER TYPE "ReportDecision" ADD VALUE 'reseller_suspended';
ALTER TYPE "ReportDecision" ADD VALUE 'reseller_resumed';
ALTER TABLE "Report" ADD COLUMN "resellerId" UUID;
ALTER TABLE "Report" ADD CONSTRAINT "Report_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Report_resellerId_idx" ON "Report"("resellerId");
