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
CREATE INDEX "User_fullName_id_idx" ON "User"("fullName", "id");

-- CreateIndex
CREATE INDEX "User_isAdmin_id_idx" ON "User"("isAdmin", "id");

-- CreateIndex
CREATE INDEX "User_disabledAt_idx" ON "User"("disabledAt");

-- A text as the console searches it: small letters without their marks. Trigrams know letters by the database's own
-- locale, and in the C locale 'Åse' has none; lib/domain/account-desk/search-words.ts does the same to what is typed.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT translate(lower(' ' || $1), 'æøåäöéèêëüúùóòôáàâãíìîñçý', 'eoaaoeeeeuuuoooaaaaiiincy') $$;

CREATE INDEX "User_search" ON "User"
  USING GIN (search_text("fullName" || ' ' || "usernameKey" || ' ' || "emailKey") gin_trgm_ops);

CREATE INDEX "Memorial_search" ON "Memorial"
  USING GIN (search_text("firstName" || ' ' || coalesce("middleName", '') || ' ' || coalesce("lastName", '') || ' ' || "slug") gin_trgm_ops);
