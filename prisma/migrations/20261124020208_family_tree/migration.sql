-- CreateEnum
CREATE TYPE "TreeSex" AS ENUM ('female', 'male', 'other', 'unknown');

-- CreateEnum
CREATE TYPE "TreeUnionKind" AS ENUM ('married', 'partners', 'unknown');

-- CreateEnum
CREATE TYPE "TreeUnionEnd" AS ENUM ('divorced', 'separated');

-- CreateEnum
CREATE TYPE "TreeChildKind" AS ENUM ('birth', 'adopted', 'foster', 'step', 'unknown');

-- CreateEnum
CREATE TYPE "TreeImportStatus" AS ENUM ('reading', 'review', 'writing', 'done', 'failed', 'cancelled', 'undone');

-- CreateEnum
CREATE TYPE "TreeLinkStatus" AS ENUM ('asked', 'accepted', 'refused');

-- AlterEnum
ALTER TYPE "ReportDecision" ADD VALUE 'person_removed';

-- DropIndex
DROP INDEX "QrCode_code_prefix";

-- AlterTable
ALTER TABLE "Report" ADD COLUMN     "treePersonId" UUID;

-- CreateTable
CREATE TABLE "FamilyTree" (
    "id" UUID NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FamilyTree_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreePage" (
    "memorialId" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TreePage_pkey" PRIMARY KEY ("memorialId")
);

-- CreateTable
CREATE TABLE "TreePerson" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "givenNames" VARCHAR(160) NOT NULL DEFAULT '',
    "surname" VARCHAR(120),
    "birthSurname" VARCHAR(120),
    "callName" VARCHAR(80),
    "sex" "TreeSex" NOT NULL DEFAULT 'unknown',
    "bornYear" SMALLINT,
    "bornMonth" SMALLINT,
    "bornDay" SMALLINT,
    "bornQualifier" "DateQualifier",
    "bornUntilYear" SMALLINT,
    "bornUntilMonth" SMALLINT,
    "bornUntilDay" SMALLINT,
    "bornPlace" VARCHAR(200),
    "diedYear" SMALLINT,
    "diedMonth" SMALLINT,
    "diedDay" SMALLINT,
    "diedQualifier" "DateQualifier",
    "diedUntilYear" SMALLINT,
    "diedUntilMonth" SMALLINT,
    "diedUntilDay" SMALLINT,
    "diedPlace" VARCHAR(200),
    "isDead" BOOLEAN NOT NULL DEFAULT false,
    "note" VARCHAR(10000),
    "portraitId" UUID,
    "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
    "bornNoLater" SMALLINT,
    "searchText" VARCHAR(500) NOT NULL DEFAULT '',
    "importId" UUID,
    "createdById" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TreePerson_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeUnion" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "partnerAId" UUID,
    "partnerBId" UUID,
    "aPosition" SMALLINT NOT NULL DEFAULT 0,
    "bPosition" SMALLINT NOT NULL DEFAULT 0,
    "kind" "TreeUnionKind" NOT NULL DEFAULT 'unknown',
    "marriedYear" SMALLINT,
    "marriedMonth" SMALLINT,
    "marriedDay" SMALLINT,
    "marriedQualifier" "DateQualifier",
    "marriedUntilYear" SMALLINT,
    "marriedUntilMonth" SMALLINT,
    "marriedUntilDay" SMALLINT,
    "marriedPlace" VARCHAR(200),
    "ended" "TreeUnionEnd",
    "endedYear" SMALLINT,
    "endedMonth" SMALLINT,
    "endedDay" SMALLINT,
    "endedQualifier" "DateQualifier",
    "endedUntilYear" SMALLINT,
    "endedUntilMonth" SMALLINT,
    "endedUntilDay" SMALLINT,
    "importId" UUID,
    "createdById" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TreeUnion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeChild" (
    "unionId" UUID NOT NULL,
    "childId" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "kind" "TreeChildKind" NOT NULL DEFAULT 'birth',
    "position" SMALLINT NOT NULL DEFAULT 0,
    "twinGroup" SMALLINT,
    "importId" UUID,

    CONSTRAINT "TreeChild_pkey" PRIMARY KEY ("unionId","childId")
);

-- CreateTable
CREATE TABLE "TreeMedia" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "storageKey" VARCHAR(120) NOT NULL,
    "fileName" VARCHAR(300),
    "contentType" VARCHAR(80) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "checksum" CHAR(64) NOT NULL,
    "width" INTEGER NOT NULL DEFAULT 0,
    "height" INTEGER NOT NULL DEFAULT 0,
    "widths" INTEGER[],
    "importId" UUID,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TreeMedia_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeRecord" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "importId" UUID,
    "personId" UUID,
    "unionId" UUID,
    "xref" VARCHAR(60),
    "version" VARCHAR(8) NOT NULL,
    "position" INTEGER NOT NULL,
    "lines" TEXT NOT NULL,

    CONSTRAINT "TreeRecord_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeEdit" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "userId" UUID,
    "about" VARCHAR(300) NOT NULL,
    "changes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "TreeEdit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeImport" (
    "id" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "userId" UUID,
    "fileName" VARCHAR(200) NOT NULL,
    "storageKey" VARCHAR(120) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "status" "TreeImportStatus" NOT NULL DEFAULT 'reading',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "failure" JSONB,
    "report" JSONB,
    "choices" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TreeImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TreeImportBefore" (
    "importId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "before" JSONB NOT NULL,

    CONSTRAINT "TreeImportBefore_pkey" PRIMARY KEY ("importId","personId")
);

-- CreateTable
CREATE TABLE "TreeLink" (
    "personId" UUID NOT NULL,
    "treeId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "fromId" UUID NOT NULL,
    "status" "TreeLinkStatus" NOT NULL,
    "message" VARCHAR(1000),
    "askedById" UUID,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredById" UUID,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "TreeLink_pkey" PRIMARY KEY ("personId")
);

-- CreateTable
CREATE TABLE "TreeAcceptedCheck" (
    "treeId" UUID NOT NULL,
    "key" VARCHAR(160) NOT NULL,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TreeAcceptedCheck_pkey" PRIMARY KEY ("treeId","key")
);

-- CreateTable
CREATE TABLE "TreeRemoval" (
    "treeId" UUID NOT NULL,
    "personKey" CHAR(64) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TreeRemoval_pkey" PRIMARY KEY ("treeId","personKey")
);

-- CreateIndex
CREATE UNIQUE INDEX "TreePage_personId_key" ON "TreePage"("personId");

-- CreateIndex
CREATE INDEX "TreePage_treeId_idx" ON "TreePage"("treeId");

-- CreateIndex
CREATE INDEX "TreePerson_treeId_id_idx" ON "TreePerson"("treeId", "id");

-- CreateIndex
CREATE INDEX "TreePerson_portraitId_idx" ON "TreePerson"("portraitId");

-- CreateIndex
CREATE INDEX "TreePerson_importId_idx" ON "TreePerson"("importId");

-- CreateIndex
CREATE INDEX "TreeUnion_treeId_id_idx" ON "TreeUnion"("treeId", "id");

-- CreateIndex
CREATE INDEX "TreeUnion_partnerAId_idx" ON "TreeUnion"("partnerAId");

-- CreateIndex
CREATE INDEX "TreeUnion_partnerBId_idx" ON "TreeUnion"("partnerBId");

-- CreateIndex
CREATE INDEX "TreeUnion_importId_idx" ON "TreeUnion"("importId");

-- CreateIndex
CREATE INDEX "TreeChild_childId_idx" ON "TreeChild"("childId");

-- CreateIndex
CREATE INDEX "TreeChild_treeId_idx" ON "TreeChild"("treeId");

-- CreateIndex
CREATE INDEX "TreeChild_importId_idx" ON "TreeChild"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "TreeMedia_storageKey_key" ON "TreeMedia"("storageKey");

-- CreateIndex
CREATE INDEX "TreeMedia_treeId_idx" ON "TreeMedia"("treeId");

-- CreateIndex
CREATE INDEX "TreeMedia_importId_idx" ON "TreeMedia"("importId");

-- CreateIndex
CREATE UNIQUE INDEX "TreeRecord_personId_key" ON "TreeRecord"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "TreeRecord_unionId_key" ON "TreeRecord"("unionId");

-- CreateIndex
CREATE INDEX "TreeRecord_treeId_position_idx" ON "TreeRecord"("treeId", "position");

-- CreateIndex
CREATE INDEX "TreeRecord_importId_idx" ON "TreeRecord"("importId");

-- CreateIndex
CREATE INDEX "TreeEdit_treeId_revision_idx" ON "TreeEdit"("treeId", "revision");

-- CreateIndex
CREATE INDEX "TreeEdit_userId_idx" ON "TreeEdit"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TreeImport_storageKey_key" ON "TreeImport"("storageKey");

-- CreateIndex
CREATE INDEX "TreeImport_treeId_id_idx" ON "TreeImport"("treeId", "id");

-- CreateIndex
CREATE INDEX "TreeImport_memorialId_idx" ON "TreeImport"("memorialId");

-- CreateIndex
CREATE INDEX "TreeImport_userId_idx" ON "TreeImport"("userId");

-- CreateIndex
CREATE INDEX "TreeImport_status_updatedAt_idx" ON "TreeImport"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "TreeLink_memorialId_status_idx" ON "TreeLink"("memorialId", "status");

-- CreateIndex
CREATE INDEX "TreeLink_treeId_idx" ON "TreeLink"("treeId");

-- CreateIndex
CREATE INDEX "TreeLink_fromId_idx" ON "TreeLink"("fromId");

-- CreateIndex
CREATE INDEX "TreeLink_askedById_idx" ON "TreeLink"("askedById");

-- CreateIndex
CREATE INDEX "TreeAcceptedCheck_userId_idx" ON "TreeAcceptedCheck"("userId");

-- CreateIndex
CREATE INDEX "QrCode_code_prefix" ON "QrCode"("code" bpchar_pattern_ops);

-- CreateIndex
CREATE INDEX "Report_treePersonId_idx" ON "Report"("treePersonId");

-- AddForeignKey
ALTER TABLE "TreePage" ADD CONSTRAINT "TreePage_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreePage" ADD CONSTRAINT "TreePage_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreePage" ADD CONSTRAINT "TreePage_personId_fkey" FOREIGN KEY ("personId") REFERENCES "TreePerson"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreePerson" ADD CONSTRAINT "TreePerson_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreePerson" ADD CONSTRAINT "TreePerson_portraitId_fkey" FOREIGN KEY ("portraitId") REFERENCES "TreeMedia"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeUnion" ADD CONSTRAINT "TreeUnion_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeUnion" ADD CONSTRAINT "TreeUnion_partnerAId_fkey" FOREIGN KEY ("partnerAId") REFERENCES "TreePerson"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeUnion" ADD CONSTRAINT "TreeUnion_partnerBId_fkey" FOREIGN KEY ("partnerBId") REFERENCES "TreePerson"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeChild" ADD CONSTRAINT "TreeChild_unionId_fkey" FOREIGN KEY ("unionId") REFERENCES "TreeUnion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeChild" ADD CONSTRAINT "TreeChild_childId_fkey" FOREIGN KEY ("childId") REFERENCES "TreePerson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeChild" ADD CONSTRAINT "TreeChild_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeMedia" ADD CONSTRAINT "TreeMedia_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeRecord" ADD CONSTRAINT "TreeRecord_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeRecord" ADD CONSTRAINT "TreeRecord_personId_fkey" FOREIGN KEY ("personId") REFERENCES "TreePerson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeRecord" ADD CONSTRAINT "TreeRecord_unionId_fkey" FOREIGN KEY ("unionId") REFERENCES "TreeUnion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeEdit" ADD CONSTRAINT "TreeEdit_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeImport" ADD CONSTRAINT "TreeImport_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeImport" ADD CONSTRAINT "TreeImport_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeImportBefore" ADD CONSTRAINT "TreeImportBefore_importId_fkey" FOREIGN KEY ("importId") REFERENCES "TreeImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeLink" ADD CONSTRAINT "TreeLink_personId_fkey" FOREIGN KEY ("personId") REFERENCES "TreePerson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeLink" ADD CONSTRAINT "TreeLink_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeLink" ADD CONSTRAINT "TreeLink_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeLink" ADD CONSTRAINT "TreeLink_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeAcceptedCheck" ADD CONSTRAINT "TreeAcceptedCheck_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeRemoval" ADD CONSTRAINT "TreeRemoval_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_treePersonId_fkey" FOREIGN KEY ("treePersonId") REFERENCES "TreePerson"("id") ON DELETE SET NULL ON UPDATE CASCADE;

