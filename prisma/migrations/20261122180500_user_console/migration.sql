-- A trusted extension: the owner of the database may make it, a superuser is not needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "EvidenceKind" AS ENUM ('death_certificate', 'probate', 'power_of_attorney', 'statement', 'other');

-- AlterEnum
ALTER TYPE "QrEventKind" ADD VALUE 'given';

-- AlterTable
ALTER TABLE "SuccessionRequest" ADD COLUMN     "askerEmail" VARCHAR(254),
ADD COLUMN     "askerName" VARCHAR(120),
ADD COLUMN     "caseNumber" INTEGER,
ADD COLUMN     "evidenceFrom" VARCHAR(160),
ADD COLUMN     "evidenceKind" "EvidenceKind",
ADD COLUMN     "evidenceNote" VARCHAR(2000),
ADD COLUMN     "evidenceOn" DATE,
ADD COLUMN     "startedById" UUID,
ALTER COLUMN "userId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "disabledReason" VARCHAR(500);

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_command_at_idx" ON "AuditEntry"("command", "at");

-- CreateIndex
CREATE INDEX "Mail_recipient_id_idx" ON "Mail"("recipient", "id" DESC);

-- CreateIndex
CREATE INDEX "Memorial_search" ON "Memorial" USING GIN ("firstName" gin_trgm_ops, "middleName" gin_trgm_ops, "lastName" gin_trgm_ops, "slug" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_search" ON "User" USING GIN ("usernameKey" gin_trgm_ops, "emailKey" gin_trgm_ops, "fullName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_fullName_id_idx" ON "User"("fullName", "id");

-- CreateIndex
CREATE INDEX "User_isAdmin_id_idx" ON "User"("isAdmin", "id");

-- CreateIndex
CREATE INDEX "User_disabledAt_idx" ON "User"("disabledAt");

