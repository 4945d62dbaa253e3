-- CreateEnum
CREATE TYPE "StoneMaterial" AS ENUM ('polished_black_granite', 'grey_granite', 'marble', 'steel', 'slate');

-- CreateEnum
CREATE TYPE "ExportStatus" AS ENUM ('queued', 'working', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "ArtworkFileStatus" AS ENUM ('waiting', 'proven', 'withheld', 'released');

-- CreateEnum
CREATE TYPE "ProofSheetStatus" AS ENUM ('draft', 'sent', 'approved', 'changes_requested', 'withdrawn');

-- CreateEnum
CREATE TYPE "PieceState" AS ENUM ('queued', 'engraving', 'quality_check', 'packed', 'shipped', 'stopped', 'cancelled');

-- CreateEnum
CREATE TYPE "PieceEventKind" AS ENUM ('queued', 'taken', 'given_back', 'engraved', 'checked', 'wrong_code', 'stopped', 'rework', 'packed', 'shipped', 'cancelled', 'photographed', 'undone');

-- CreateEnum
CREATE TYPE "StonePhotoKind" AS ENUM ('finished', 'mounted');

-- CreateEnum
CREATE TYPE "PackageState" AS ENUM ('making', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "ResellerStatus" AS ENUM ('active', 'suspended');

-- CreateEnum
CREATE TYPE "ResellerRole" AS ENUM ('owner', 'colleague');

-- CreateEnum
CREATE TYPE "ApplicationStatus" AS ENUM ('waiting', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "ResellerOrderStatus" AS ENUM ('received', 'accepted', 'shipped', 'cancelled');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "AccessTokenKind" ADD VALUE 'reseller_setup';
ALTER TYPE "AccessTokenKind" ADD VALUE 'reseller_invitation';
ALTER TYPE "AccessTokenKind" ADD VALUE 'proof_sheet';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "QrEventKind" ADD VALUE 'moved';
ALTER TYPE "QrEventKind" ADD VALUE 'replaced';
ALTER TYPE "QrEventKind" ADD VALUE 'replaces';
ALTER TYPE "QrEventKind" ADD VALUE 'prepared';
ALTER TYPE "QrEventKind" ADD VALUE 'engraved';
ALTER TYPE "QrEventKind" ADD VALUE 'shipped';
ALTER TYPE "QrEventKind" ADD VALUE 'photographed';
ALTER TYPE "QrEventKind" ADD VALUE 'reported';

-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN     "proofSheetId" UUID,
ADD COLUMN     "resellerId" UUID;

-- AlterTable
ALTER TABLE "QrCode" ADD COLUMN     "handedOverAt" TIMESTAMPTZ(3),
ADD COLUMN     "replacedById" UUID,
ADD COLUMN     "resellerId" UUID;

-- AlterTable
ALTER TABLE "QrPackage" ADD COLUMN     "made" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "material" "StoneMaterial",
ADD COLUMN     "resellerId" UUID,
ADD COLUMN     "state" "PackageState" NOT NULL DEFAULT 'ready',
ADD COLUMN     "symbolMm" SMALLINT;

-- Resellers that are there already keep their account as their owner; what was not asked for before comes from it.
ALTER TABLE "Reseller"
ADD COLUMN     "address" VARCHAR(160) NOT NULL DEFAULT '',
ADD COLUMN     "city" VARCHAR(80) NOT NULL DEFAULT '',
ADD COLUMN     "contactName" VARCHAR(120) NOT NULL DEFAULT '',
ADD COLUMN     "email" VARCHAR(254) NOT NULL DEFAULT '',
ADD COLUMN     "phone" VARCHAR(20) NOT NULL DEFAULT '',
ADD COLUMN     "postcode" CHAR(4) NOT NULL DEFAULT '',
ADD COLUMN     "status" "ResellerStatus" NOT NULL DEFAULT 'active',
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspendedReason" VARCHAR(500),
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "website" VARCHAR(200);

UPDATE "Reseller" SET "contactName" = "User"."fullName", "email" = "User"."email"
FROM "User" WHERE "User"."id" = "Reseller"."userId";

ALTER TABLE "Reseller"
ALTER COLUMN "address" DROP DEFAULT,
ALTER COLUMN "city" DROP DEFAULT,
ALTER COLUMN "contactName" DROP DEFAULT,
ALTER COLUMN "email" DROP DEFAULT,
ALTER COLUMN "phone" DROP DEFAULT,
ALTER COLUMN "postcode" DROP DEFAULT,
ALTER COLUMN "updatedAt" DROP DEFAULT;

-- CreateTable
CREATE TABLE "ArtworkExport" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "status" "ExportStatus" NOT NULL DEFAULT 'queued',
    "options" JSONB NOT NULL,
    "formats" VARCHAR(4)[],
    "sheet" JSONB,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "withheld" INTEGER NOT NULL DEFAULT 0,
    "failure" VARCHAR(500),
    "resellerId" UUID,
    "createdById" UUID,
    "createdByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ArtworkExport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArtworkFile" (
    "id" UUID NOT NULL,
    "exportId" UUID NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "format" VARCHAR(4) NOT NULL,
    "status" "ArtworkFileStatus" NOT NULL DEFAULT 'waiting',
    "storageKey" VARCHAR(200),
    "sizeBytes" INTEGER,
    "sha256" CHAR(64),
    "proof" JSONB,
    "releasedById" UUID,
    "releasedByName" VARCHAR(120),
    "releasedAt" TIMESTAMPTZ(3),
    "releaseReason" VARCHAR(500),

    CONSTRAINT "ArtworkFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProofSheet" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "resellerId" UUID,
    "options" JSONB NOT NULL,
    "inscription" JSONB NOT NULL,
    "note" VARCHAR(1000),
    "status" "ProofSheetStatus" NOT NULL DEFAULT 'draft',
    "familyName" VARCHAR(120) NOT NULL,
    "familyEmail" VARCHAR(254) NOT NULL,
    "version" SMALLINT NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),
    "answeredByName" VARCHAR(120),
    "answer" VARCHAR(2000),
    "drawingSha256" CHAR(64),
    "storageKey" VARCHAR(200),
    "sha256" CHAR(64),

    CONSTRAINT "ProofSheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductionBatch" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "options" JSONB NOT NULL,
    "packageId" UUID,
    "resellerId" UUID,
    "dueOn" DATE NOT NULL,
    "note" VARCHAR(1000),
    "createdById" UUID,
    "createdByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "shippedAt" TIMESTAMPTZ(3),
    "shippedByName" VARCHAR(120),
    "carrier" VARCHAR(60),
    "trackingNumber" VARCHAR(80),
    "cancelledAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProductionBatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductionPiece" (
    "id" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "number" SMALLINT NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "proofSheetId" UUID,
    "state" "PieceState" NOT NULL DEFAULT 'queued',
    "attempt" SMALLINT NOT NULL DEFAULT 1,
    "heldById" UUID,
    "heldByName" VARCHAR(120),
    "station" VARCHAR(40),
    "heldAt" TIMESTAMPTZ(3),
    "problem" VARCHAR(500),
    "checkedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProductionPiece_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PieceEvent" (
    "id" UUID NOT NULL,
    "pieceId" UUID NOT NULL,
    "kind" "PieceEventKind" NOT NULL,
    "actorId" UUID,
    "actorName" VARCHAR(120),
    "station" VARCHAR(40),
    "reason" VARCHAR(500),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PieceEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StonePhoto" (
    "id" UUID NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "pieceId" UUID,
    "kind" "StonePhotoKind" NOT NULL,
    "storageKey" VARCHAR(200) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "isThisCode" BOOLEAN,
    "estimate" JSONB,
    "isShown" BOOLEAN NOT NULL DEFAULT false,
    "takenById" UUID,
    "takenByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StonePhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResellerMember" (
    "userId" UUID NOT NULL,
    "resellerId" UUID NOT NULL,
    "role" "ResellerRole" NOT NULL DEFAULT 'colleague',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResellerMember_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "ResellerApplication" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "companyName" VARCHAR(160) NOT NULL,
    "cvr" CHAR(8) NOT NULL,
    "contactName" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "phone" VARCHAR(20) NOT NULL,
    "address" VARCHAR(160) NOT NULL,
    "postcode" CHAR(4) NOT NULL,
    "city" VARCHAR(80) NOT NULL,
    "website" VARCHAR(200),
    "message" VARCHAR(2000),
    "termsVersion" VARCHAR(20) NOT NULL,
    "status" "ApplicationStatus" NOT NULL DEFAULT 'waiting',
    "decidedById" UUID,
    "decidedByName" VARCHAR(120),
    "decidedAt" TIMESTAMPTZ(3),
    "reason" VARCHAR(500),
    "resellerId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResellerApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResellerNote" (
    "id" UUID NOT NULL,
    "resellerId" UUID NOT NULL,
    "authorId" UUID,
    "authorName" VARCHAR(120) NOT NULL,
    "text" VARCHAR(2000) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResellerNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ResellerOrder" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "resellerId" UUID NOT NULL,
    "count" INTEGER NOT NULL,
    "requiresActivation" BOOLEAN NOT NULL DEFAULT true,
    "wantsPlaques" BOOLEAN NOT NULL DEFAULT true,
    "material" "StoneMaterial",
    "symbolMm" SMALLINT,
    "message" VARCHAR(1000),
    "wantedOn" DATE,
    "status" "ResellerOrderStatus" NOT NULL DEFAULT 'received',
    "orderedByName" VARCHAR(120) NOT NULL,
    "reason" VARCHAR(500),
    "packageId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ResellerOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PreparedPage" (
    "qrCodeId" UUID NOT NULL,
    "resellerId" UUID NOT NULL,
    "firstName" VARCHAR(80) NOT NULL,
    "middleName" VARCHAR(120),
    "lastName" VARCHAR(80),
    "birthName" VARCHAR(80),
    "bornYear" SMALLINT,
    "bornMonth" SMALLINT,
    "bornDay" SMALLINT,
    "diedYear" SMALLINT,
    "diedMonth" SMALLINT,
    "diedDay" SMALLINT,
    "epitaph" VARCHAR(300),
    "restingCemetery" VARCHAR(160),
    "preparedByName" VARCHAR(120) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PreparedPage_pkey" PRIMARY KEY ("qrCodeId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ArtworkExport_number_key" ON "ArtworkExport"("number");

-- CreateIndex
CREATE INDEX "ArtworkExport_createdAt_idx" ON "ArtworkExport"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "ArtworkExport_resellerId_id_idx" ON "ArtworkExport"("resellerId", "id" DESC);

-- CreateIndex
CREATE INDEX "ArtworkFile_exportId_status_id_idx" ON "ArtworkFile"("exportId", "status", "id");

-- CreateIndex
CREATE INDEX "ArtworkFile_qrCodeId_id_idx" ON "ArtworkFile"("qrCodeId", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ArtworkFile_exportId_qrCodeId_format_key" ON "ArtworkFile"("exportId", "qrCodeId", "format");

-- CreateIndex
CREATE UNIQUE INDEX "ProofSheet_number_key" ON "ProofSheet"("number");

-- CreateIndex
CREATE INDEX "ProofSheet_qrCodeId_id_idx" ON "ProofSheet"("qrCodeId", "id" DESC);

-- CreateIndex
CREATE INDEX "ProofSheet_resellerId_id_idx" ON "ProofSheet"("resellerId", "id" DESC);

-- CreateIndex
CREATE INDEX "ProofSheet_status_id_idx" ON "ProofSheet"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProductionBatch_number_key" ON "ProductionBatch"("number");

-- CreateIndex
CREATE INDEX "ProductionBatch_shippedAt_dueOn_id_idx" ON "ProductionBatch"("shippedAt", "dueOn", "id");

-- CreateIndex
CREATE INDEX "ProductionBatch_packageId_idx" ON "ProductionBatch"("packageId");

-- CreateIndex
CREATE INDEX "ProductionBatch_resellerId_id_idx" ON "ProductionBatch"("resellerId", "id" DESC);

-- CreateIndex
CREATE INDEX "ProductionPiece_batchId_state_idx" ON "ProductionPiece"("batchId", "state");

-- CreateIndex
CREATE INDEX "ProductionPiece_state_id_idx" ON "ProductionPiece"("state", "id");

-- CreateIndex
CREATE INDEX "ProductionPiece_qrCodeId_idx" ON "ProductionPiece"("qrCodeId");

-- CreateIndex
CREATE INDEX "ProductionPiece_heldById_idx" ON "ProductionPiece"("heldById");

-- CreateIndex
CREATE INDEX "ProductionPiece_proofSheetId_idx" ON "ProductionPiece"("proofSheetId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductionPiece_batchId_number_key" ON "ProductionPiece"("batchId", "number");

-- CreateIndex
CREATE INDEX "PieceEvent_pieceId_at_idx" ON "PieceEvent"("pieceId", "at");

-- CreateIndex
CREATE INDEX "PieceEvent_at_idx" ON "PieceEvent"("at");

-- CreateIndex
CREATE INDEX "QrEvent_actorId_idx" ON "QrEvent"("actorId");

-- CreateIndex
CREATE INDEX "StonePhoto_qrCodeId_kind_id_idx" ON "StonePhoto"("qrCodeId", "kind", "id" DESC);

-- CreateIndex
CREATE INDEX "StonePhoto_pieceId_idx" ON "StonePhoto"("pieceId");

-- CreateIndex
CREATE INDEX "ResellerMember_resellerId_idx" ON "ResellerMember"("resellerId");

-- CreateIndex
CREATE INDEX "ResellerApplication_status_id_idx" ON "ResellerApplication"("status", "id");

-- CreateIndex
CREATE INDEX "ResellerApplication_userId_idx" ON "ResellerApplication"("userId");

-- CreateIndex
CREATE INDEX "ResellerApplication_cvr_idx" ON "ResellerApplication"("cvr");

-- CreateIndex
CREATE INDEX "ResellerApplication_resellerId_idx" ON "ResellerApplication"("resellerId");

-- CreateIndex
CREATE INDEX "ResellerNote_resellerId_id_idx" ON "ResellerNote"("resellerId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ResellerOrder_number_key" ON "ResellerOrder"("number");

-- CreateIndex
CREATE UNIQUE INDEX "ResellerOrder_packageId_key" ON "ResellerOrder"("packageId");

-- CreateIndex
CREATE INDEX "ResellerOrder_resellerId_id_idx" ON "ResellerOrder"("resellerId", "id" DESC);

-- CreateIndex
CREATE INDEX "ResellerOrder_status_id_idx" ON "ResellerOrder"("status", "id");

-- CreateIndex
CREATE INDEX "PreparedPage_resellerId_idx" ON "PreparedPage"("resellerId");

-- CreateIndex
CREATE INDEX "AccessToken_resellerId_idx" ON "AccessToken"("resellerId");

-- CreateIndex
CREATE INDEX "AccessToken_proofSheetId_idx" ON "AccessToken"("proofSheetId");

-- CreateIndex
CREATE UNIQUE INDEX "QrCode_replacedById_key" ON "QrCode"("replacedById");

-- CreateIndex
CREATE INDEX "QrCode_packageId_state_id_idx" ON "QrCode"("packageId", "state", "id");

-- CreateIndex
CREATE INDEX "QrCode_resellerId_state_id_idx" ON "QrCode"("resellerId", "state", "id");

-- CreateIndex
CREATE INDEX "QrCode_resellerId_id_idx" ON "QrCode"("resellerId", "id");

-- CreateIndex
CREATE INDEX "QrCode_resellerId_handedOverAt_idx" ON "QrCode"("resellerId", "handedOverAt" DESC);

-- CreateIndex
CREATE INDEX "QrCode_code_prefix" ON "QrCode"("code" bpchar_pattern_ops);

-- CreateIndex
CREATE INDEX "QrPackage_resellerId_id_idx" ON "QrPackage"("resellerId", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Reseller_cvr_key" ON "Reseller"("cvr");

-- CreateIndex
CREATE INDEX "Reseller_status_id_idx" ON "Reseller"("status", "id");

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_proofSheetId_fkey" FOREIGN KEY ("proofSheetId") REFERENCES "ProofSheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArtworkExport" ADD CONSTRAINT "ArtworkExport_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArtworkFile" ADD CONSTRAINT "ArtworkFile_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "ArtworkExport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArtworkFile" ADD CONSTRAINT "ArtworkFile_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofSheet" ADD CONSTRAINT "ProofSheet_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofSheet" ADD CONSTRAINT "ProofSheet_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductionBatch" ADD CONSTRAINT "ProductionBatch_packageId_fkey" FOREIGN KEY ("packageId") REFERENCES "QrPackage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductionBatch" ADD CONSTRAINT "ProductionBatch_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductionPiece" ADD CONSTRAINT "ProductionPiece_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "ProductionBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductionPiece" ADD CONSTRAINT "ProductionPiece_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductionPiece" ADD CONSTRAINT "ProductionPiece_proofSheetId_fkey" FOREIGN KEY ("proofSheetId") REFERENCES "ProofSheet"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PieceEvent" ADD CONSTRAINT "PieceEvent_pieceId_fkey" FOREIGN KEY ("pieceId") REFERENCES "ProductionPiece"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StonePhoto" ADD CONSTRAINT "StonePhoto_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StonePhoto" ADD CONSTRAINT "StonePhoto_pieceId_fkey" FOREIGN KEY ("pieceId") REFERENCES "ProductionPiece"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrPackage" ADD CONSTRAINT "QrPackage_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrCode" ADD CONSTRAINT "QrCode_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrCode" ADD CONSTRAINT "QrCode_replacedById_fkey" FOREIGN KEY ("replacedById") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerMember" ADD CONSTRAINT "ResellerMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerMember" ADD CONSTRAINT "ResellerMember_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerApplication" ADD CONSTRAINT "ResellerApplication_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerApplication" ADD CONSTRAINT "ResellerApplication_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerNote" ADD CONSTRAINT "ResellerNote_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerOrder" ADD CONSTRAINT "ResellerOrder_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResellerOrder" ADD CONSTRAINT "ResellerOrder_packageId_fkey" FOREIGN KEY ("packageId") REFERENCES "QrPackage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreparedPage" ADD CONSTRAINT "PreparedPage_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreparedPage" ADD CONSTRAINT "PreparedPage_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


INSERT INTO "ResellerMember" ("userId", "resellerId", "role", "createdAt")
SELECT "userId", "id", 'owner', "approvedAt" FROM "Reseller";

ALTER TABLE "Reseller" DROP CONSTRAINT "Reseller_userId_fkey", DROP COLUMN "userId";

UPDATE "QrPackage" SET "made" = "count";

-- What a family said yes to is what is cut: it never changes.
CREATE FUNCTION keep_approved_proof_sheets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an approved proof sheet is never deleted'; END IF;
  IF (NEW."options", NEW."inscription", NEW."status", NEW."storageKey", NEW."sha256", NEW."drawingSha256", NEW."qrCodeId")
     IS DISTINCT FROM (OLD."options", OLD."inscription", OLD."status", OLD."storageKey", OLD."sha256", OLD."drawingSha256", OLD."qrCodeId")
  THEN RAISE EXCEPTION 'an approved proof sheet never changes'; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "ProofSheet_kept" BEFORE DELETE OR UPDATE ON "ProofSheet"
  FOR EACH ROW WHEN (OLD."status" = 'approved') EXECUTE FUNCTION keep_approved_proof_sheets();

-- The history of a code is only ever added to. A person who is forgotten is taken out of it, and nothing else.
CREATE FUNCTION keep_code_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'what happened to a code is never deleted'; END IF;
  IF NEW."actorId" IS NOT NULL OR NEW."actorName" IS NOT NULL
     OR (NEW."id", NEW."qrCodeId", NEW."kind", NEW."reason", NEW."at")
        IS DISTINCT FROM (OLD."id", OLD."qrCodeId", OLD."kind", OLD."reason", OLD."at")
  THEN RAISE EXCEPTION 'what happened to a code never changes'; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "QrEvent_kept" BEFORE DELETE OR UPDATE ON "QrEvent"
  FOR EACH ROW EXECUTE FUNCTION keep_code_events();
