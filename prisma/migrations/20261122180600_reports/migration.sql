-- CreateEnum
CREATE TYPE "ReportKind" AS ENUM ('illegal', 'offensive', 'spam', 'about_me', 'copyright', 'child_abuse', 'other');

-- CreateEnum
CREATE TYPE "ReportDecision" AS ENUM ('no_action', 'content_hidden', 'page_hidden', 'settled', 'brought_back');

-- CreateEnum
CREATE TYPE "ReportGround" AS ENUM ('law', 'terms');

-- AlterEnum
ALTER TYPE "AccessTokenKind" ADD VALUE 'report_complaint';

-- AlterEnum
ALTER TYPE "ContributionStatus" ADD VALUE 'hidden';

-- AlterEnum
ALTER TYPE "MediaStatus" ADD VALUE 'hidden';

-- AlterTable
ALTER TABLE "Contribution" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenFrom" "ContributionStatus",
ADD COLUMN     "hiddenReason" VARCHAR(2000);

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenHeads" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "hiddenReason" VARCHAR(2000);

-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenReason" VARCHAR(2000);

-- AlterTable
ALTER TABLE "SupportCase" ALTER COLUMN "email" DROP NOT NULL,
ALTER COLUMN "emailKey" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Report" (
    "caseId" UUID NOT NULL,
    "kind" "ReportKind" NOT NULL,
    "memorialId" UUID,
    "contributionId" UUID,
    "mediaId" UUID,
    "snapshot" JSONB,
    "complaintOfId" UUID,
    "decision" "ReportDecision",
    "ground" "ReportGround",
    "reasons" VARCHAR(5000),
    "isUnfounded" BOOLEAN NOT NULL DEFAULT false,
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("caseId")
);

-- CreateIndex
CREATE INDEX "Report_memorialId_idx" ON "Report"("memorialId");

-- CreateIndex
CREATE INDEX "Report_contributionId_idx" ON "Report"("contributionId");

-- CreateIndex
CREATE INDEX "Report_mediaId_idx" ON "Report"("mediaId");

-- CreateIndex
CREATE INDEX "Report_complaintOfId_idx" ON "Report"("complaintOfId");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "SupportCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_contributionId_fkey" FOREIGN KEY ("contributionId") REFERENCES "Contribution"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_complaintOfId_fkey" FOREIGN KEY ("complaintOfId") REFERENCES "SupportCase"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- A request to have something about oneself removed is a report from now on; those that were written before become one.
INSERT INTO "Report" ("caseId", "kind") SELECT "id", 'about_me' FROM "SupportCase" WHERE "topic" = 'removal';
CREATE TYPE "SupportTopic_new" AS ENUM ('question', 'code', 'page', 'account', 'reseller', 'report', 'other');
ALTER TABLE "SupportCase" ALTER COLUMN "topic" TYPE "SupportTopic_new"
  USING (CASE "topic"::text WHEN 'removal' THEN 'report' ELSE "topic"::text END::"SupportTopic_new");
ALTER TYPE "SupportTopic" RENAME TO "SupportTopic_old";
ALTER TYPE "SupportTopic_new" RENAME TO "SupportTopic";
DROP TYPE "SupportTopic_old";
