-- CreateEnum
CREATE TYPE "MailFrequency" AS ENUM ('at_once', 'daily', 'weekly', 'never');

-- CreateEnum
CREATE TYPE "FateKind" AS ENUM ('hand_over', 'archive', 'delete');

-- CreateEnum
CREATE TYPE "SupportTopic" AS ENUM ('question', 'code', 'page', 'account', 'removal', 'reseller', 'other');

-- CreateEnum
CREATE TYPE "SupportCaseStatus" AS ENUM ('open', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "SupportEntryKind" AS ENUM ('from_sender', 'from_staff', 'note', 'assigned', 'closed', 'reopened');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "AccessTokenKind" ADD VALUE 'email_change';
ALTER TYPE "AccessTokenKind" ADD VALUE 'sign_in';
ALTER TYPE "AccessTokenKind" ADD VALUE 'account_restore';
ALTER TYPE "AccessTokenKind" ADD VALUE 'memorial_handover';
ALTER TYPE "AccessTokenKind" ADD VALUE 'support_case';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'support_case_opened';
ALTER TYPE "NotificationKind" ADD VALUE 'support_case_answered';

-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN     "memorialId" UUID,
ADD COLUMN     "supportCaseId" UUID;

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "mailedAt" TIMESTAMPTZ(3),
ADD COLUMN     "supportCaseId" UUID;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "deletionDueAt" TIMESTAMPTZ(3),
ADD COLUMN     "mailFrequency" "MailFrequency" NOT NULL DEFAULT 'at_once',
ADD COLUMN     "quietUntil" DATE;

-- CreateTable
CREATE TABLE "TermsAcceptance" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "document" VARCHAR(40) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TermsAcceptance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MemorialFate" (
    "userId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "kind" "FateKind" NOT NULL,
    "heirEmail" VARCHAR(254),

    CONSTRAINT "MemorialFate_pkey" PRIMARY KEY ("userId","memorialId")
);

-- CreateTable
CREATE TABLE "Reseller" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "companyName" VARCHAR(160) NOT NULL,
    "cvr" CHAR(8) NOT NULL,
    "approvedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reseller_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportCase" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "topic" "SupportTopic" NOT NULL,
    "status" "SupportCaseStatus" NOT NULL DEFAULT 'open',
    "subject" VARCHAR(140) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "emailKey" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(20),
    "about" VARCHAR(300),
    "userId" UUID,
    "assigneeId" UUID,
    "dueOn" DATE,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastEntryAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SupportCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SupportEntry" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "kind" "SupportEntryKind" NOT NULL,
    "authorId" UUID,
    "authorName" VARCHAR(120) NOT NULL,
    "text" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupportEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TermsAcceptance_userId_document_version_key" ON "TermsAcceptance"("userId", "document", "version");

-- CreateIndex
CREATE INDEX "MemorialFate_memorialId_idx" ON "MemorialFate"("memorialId");

-- CreateIndex
CREATE UNIQUE INDEX "Reseller_userId_key" ON "Reseller"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "SupportCase_number_key" ON "SupportCase"("number");

-- CreateIndex
CREATE INDEX "SupportCase_status_lastEntryAt_id_idx" ON "SupportCase"("status", "lastEntryAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "SupportCase_emailKey_idx" ON "SupportCase"("emailKey");

-- CreateIndex
CREATE INDEX "SupportCase_userId_idx" ON "SupportCase"("userId");

-- CreateIndex
CREATE INDEX "SupportCase_assigneeId_idx" ON "SupportCase"("assigneeId");

-- CreateIndex
CREATE INDEX "SupportEntry_caseId_id_idx" ON "SupportEntry"("caseId", "id");

-- CreateIndex
CREATE INDEX "AccessToken_memorialId_idx" ON "AccessToken"("memorialId");

-- CreateIndex
CREATE INDEX "AccessToken_supportCaseId_idx" ON "AccessToken"("supportCaseId");

-- CreateIndex
CREATE INDEX "Mail_createdAt_idx" ON "Mail"("createdAt");

-- CreateIndex
CREATE INDEX "Notification_userId_mailedAt_idx" ON "Notification"("userId", "mailedAt");

-- CreateIndex
CREATE INDEX "Notification_memorialId_idx" ON "Notification"("memorialId");

-- CreateIndex
CREATE INDEX "Notification_contributionId_idx" ON "Notification"("contributionId");

-- CreateIndex
CREATE INDEX "Notification_supportCaseId_idx" ON "Notification"("supportCaseId");

-- CreateIndex
CREATE INDEX "User_deletionDueAt_idx" ON "User"("deletionDueAt");

-- AddForeignKey
ALTER TABLE "TermsAcceptance" ADD CONSTRAINT "TermsAcceptance_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialFate" ADD CONSTRAINT "MemorialFate_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialFate" ADD CONSTRAINT "MemorialFate_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reseller" ADD CONSTRAINT "Reseller_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_supportCaseId_fkey" FOREIGN KEY ("supportCaseId") REFERENCES "SupportCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_supportCaseId_fkey" FOREIGN KEY ("supportCaseId") REFERENCES "SupportCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportCase" ADD CONSTRAINT "SupportCase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportCase" ADD CONSTRAINT "SupportCase_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SupportEntry" ADD CONSTRAINT "SupportEntry_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "SupportCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What was told before there were summaries is not told again by one.
UPDATE "Notification" SET "mailedAt" = "createdAt";

-- A case's number is read aloud on the telephone: four digits from the first on.
ALTER SEQUENCE "SupportCase_number_seq" RESTART WITH 1001;
