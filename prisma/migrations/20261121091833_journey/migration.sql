-- CreateEnum
CREATE TYPE "StaffScope" AS ENUM ('full', 'production');

-- CreateEnum
CREATE TYPE "AccessTokenKind" AS ENUM ('password_reset', 'account_setup', 'contribution_approve', 'contribution_reject');

-- CreateEnum
CREATE TYPE "ContributionKind" AS ENUM ('greeting', 'candle', 'tribute');

-- CreateEnum
CREATE TYPE "ContributionStatus" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "MemorialState" AS ENUM ('draft', 'published', 'archived', 'memorialised');

-- CreateEnum
CREATE TYPE "MemorialVisibility" AS ENUM ('public', 'unlisted', 'members');

-- CreateEnum
CREATE TYPE "ModerationMode" AS ENUM ('first', 'at_once');

-- CreateEnum
CREATE TYPE "FuneralKind" AS ENUM ('church', 'chapel', 'crematorium', 'memorial_service', 'other');

-- CreateEnum
CREATE TYPE "CreationWay" AS ENUM ('guided', 'blank', 'template');

-- CreateEnum
CREATE TYPE "MemberRole" AS ENUM ('owner', 'editor', 'viewer', 'first_reader');

-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('contribution_received');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "QrCodeState" AS ENUM ('produced', 'assigned', 'handed_over', 'claimed', 'linked', 'released', 'blocked', 'retired');

-- CreateEnum
CREATE TYPE "QrEventKind" AS ENUM ('produced', 'assigned', 'handed_over', 'claimed', 'linked', 'unlinked', 'released', 'blocked', 'unblocked', 'retired', 'activation_failed');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "username" VARCHAR(60) NOT NULL,
    "usernameKey" VARCHAR(60) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "emailKey" VARCHAR(254) NOT NULL,
    "fullName" VARCHAR(120) NOT NULL,
    "passwordHash" VARCHAR(200) NOT NULL,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "staffScope" "StaffScope",
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "userAgent" VARCHAR(300),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccessToken" (
    "id" UUID NOT NULL,
    "kind" "AccessTokenKind" NOT NULL,
    "tokenHash" CHAR(64) NOT NULL,
    "userId" UUID,
    "email" VARCHAR(254),
    "qrCodeId" UUID,
    "contributionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Contribution" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "kind" "ContributionKind" NOT NULL,
    "status" "ContributionStatus" NOT NULL DEFAULT 'pending',
    "authorName" VARCHAR(80) NOT NULL,
    "relation" VARCHAR(80),
    "title" VARCHAR(140),
    "message" TEXT,
    "year" SMALLINT,
    "burnsUntil" DATE,
    "userId" UUID,
    "contributorHash" CHAR(64),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,

    CONSTRAINT "Contribution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContributionDay" (
    "memorialId" UUID NOT NULL,
    "kind" "ContributionKind" NOT NULL,
    "day" DATE NOT NULL,
    "approved" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ContributionDay_pkey" PRIMARY KEY ("memorialId","kind","day")
);

-- CreateTable
CREATE TABLE "FormDraft" (
    "id" CHAR(43) NOT NULL,
    "form" VARCHAR(60) NOT NULL,
    "values" JSONB NOT NULL,
    "errors" JSONB NOT NULL,
    "message" VARCHAR(500) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FormDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpentChallenge" (
    "id" VARCHAR(120) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SpentChallenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "contributionId" UUID,
    "storageKey" VARCHAR(120) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "widths" INTEGER[],
    "colour" CHAR(7) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "contentType" VARCHAR(40) NOT NULL,
    "checksum" CHAR(64) NOT NULL,
    "caption" VARCHAR(300),
    "altText" VARCHAR(300),
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Memorial" (
    "id" UUID NOT NULL,
    "slug" VARCHAR(90) NOT NULL,
    "state" "MemorialState" NOT NULL DEFAULT 'draft',
    "visibility" "MemorialVisibility" NOT NULL DEFAULT 'unlisted',
    "firstName" VARCHAR(80) NOT NULL,
    "middleName" VARCHAR(120),
    "lastName" VARCHAR(80),
    "birthName" VARCHAR(80),
    "bornYear" SMALLINT,
    "bornMonth" SMALLINT,
    "bornDay" SMALLINT,
    "bornPlace" VARCHAR(160),
    "diedYear" SMALLINT,
    "diedMonth" SMALLINT,
    "diedDay" SMALLINT,
    "diedPlace" VARCHAR(160),
    "epitaph" VARCHAR(300),
    "biography" TEXT,
    "restingCemetery" VARCHAR(160),
    "restingPlot" VARCHAR(80),
    "restingLatitude" DOUBLE PRECISION,
    "restingLongitude" DOUBLE PRECISION,
    "funeralKind" "FuneralKind",
    "funeralDay" DATE,
    "funeralTime" VARCHAR(5),
    "funeralPlace" VARCHAR(160),
    "funeralAddress" VARCHAR(240),
    "funeralNote" VARCHAR(1000),
    "guestbookMode" "ModerationMode" NOT NULL DEFAULT 'first',
    "tributeMode" "ModerationMode" NOT NULL DEFAULT 'first',
    "candleMode" "ModerationMode" NOT NULL DEFAULT 'at_once',
    "creationWay" "CreationWay",
    "creationTemplate" VARCHAR(40),
    "creationStep" VARCHAR(40),
    "portraitId" UUID,
    "coverId" UUID,
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Memorial_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MemorialSlug" (
    "slug" VARCHAR(90) NOT NULL,
    "memorialId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MemorialSlug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "MemorialMember" (
    "memorialId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "MemberRole" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MemorialMember_pkey" PRIMARY KEY ("memorialId","userId")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "memorialId" UUID,
    "contributionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "messageId" VARCHAR(120) NOT NULL,
    "template" VARCHAR(60) NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "subject" VARCHAR(300) NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" VARCHAR(500),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QrPackage" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "requiresActivation" BOOLEAN NOT NULL DEFAULT true,
    "count" INTEGER NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QrPackage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QrCode" (
    "id" UUID NOT NULL,
    "code" CHAR(10) NOT NULL,
    "packageId" UUID NOT NULL,
    "state" "QrCodeState" NOT NULL DEFAULT 'produced',
    "activationCode" CHAR(6),
    "activationFailures" INTEGER NOT NULL DEFAULT 0,
    "activationLockedUntil" TIMESTAMPTZ(3),
    "ownerId" UUID,
    "claimedAt" TIMESTAMPTZ(3),
    "stateBeforeBlock" "QrCodeState",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QrCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QrLink" (
    "id" UUID NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QrLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QrEvent" (
    "id" UUID NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "kind" "QrEventKind" NOT NULL,
    "actorId" UUID,
    "actorName" VARCHAR(120),
    "reason" VARCHAR(500),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QrEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QrScanDay" (
    "qrCodeId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "QrScanDay_pkey" PRIMARY KEY ("qrCodeId","day")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "command" VARCHAR(80) NOT NULL,
    "actorKind" VARCHAR(20) NOT NULL,
    "actorId" UUID,
    "subjectType" VARCHAR(40),
    "subjectId" VARCHAR(60),
    "detail" JSONB,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "AccessToken_tokenHash_key" ON "AccessToken"("tokenHash");

-- CreateIndex
CREATE INDEX "AccessToken_userId_kind_idx" ON "AccessToken"("userId", "kind");

-- CreateIndex
CREATE INDEX "AccessToken_contributionId_idx" ON "AccessToken"("contributionId");

-- CreateIndex
CREATE INDEX "AccessToken_expiresAt_idx" ON "AccessToken"("expiresAt");

-- CreateIndex
CREATE INDEX "Contribution_memorialId_kind_status_createdAt_id_idx" ON "Contribution"("memorialId", "kind", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Contribution_memorialId_status_createdAt_id_idx" ON "Contribution"("memorialId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Contribution_contributorHash_memorialId_idx" ON "Contribution"("contributorHash", "memorialId");

-- CreateIndex
CREATE INDEX "FormDraft_expiresAt_idx" ON "FormDraft"("expiresAt");

-- CreateIndex
CREATE INDEX "SpentChallenge_expiresAt_idx" ON "SpentChallenge"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Media_storageKey_key" ON "Media"("storageKey");

-- CreateIndex
CREATE INDEX "Media_memorialId_contributionId_position_id_idx" ON "Media"("memorialId", "contributionId", "position", "id");

-- CreateIndex
CREATE INDEX "Media_contributionId_idx" ON "Media"("contributionId");

-- CreateIndex
CREATE UNIQUE INDEX "Memorial_slug_key" ON "Memorial"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Memorial_portraitId_key" ON "Memorial"("portraitId");

-- CreateIndex
CREATE UNIQUE INDEX "Memorial_coverId_key" ON "Memorial"("coverId");

-- CreateIndex
CREATE INDEX "Memorial_state_visibility_id_idx" ON "Memorial"("state", "visibility", "id");

-- CreateIndex
CREATE INDEX "MemorialSlug_memorialId_idx" ON "MemorialSlug"("memorialId");

-- CreateIndex
CREATE INDEX "MemorialMember_userId_createdAt_idx" ON "MemorialMember"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_id_idx" ON "Notification"("userId", "readAt", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Mail_messageId_key" ON "Mail"("messageId");

-- CreateIndex
CREATE INDEX "Mail_status_id_idx" ON "Mail"("status", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "QrPackage_number_key" ON "QrPackage"("number");

-- CreateIndex
CREATE UNIQUE INDEX "QrCode_code_key" ON "QrCode"("code");

-- CreateIndex
CREATE INDEX "QrCode_packageId_id_idx" ON "QrCode"("packageId", "id");

-- CreateIndex
CREATE INDEX "QrCode_ownerId_idx" ON "QrCode"("ownerId");

-- CreateIndex
CREATE INDEX "QrCode_state_id_idx" ON "QrCode"("state", "id");

-- CreateIndex
CREATE INDEX "QrLink_memorialId_idx" ON "QrLink"("memorialId");

-- CreateIndex
CREATE UNIQUE INDEX "QrLink_qrCodeId_memorialId_key" ON "QrLink"("qrCodeId", "memorialId");

-- CreateIndex
CREATE UNIQUE INDEX "QrLink_qrCodeId_position_key" ON "QrLink"("qrCodeId", "position");

-- CreateIndex
CREATE INDEX "QrEvent_qrCodeId_at_idx" ON "QrEvent"("qrCodeId", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectType_subjectId_at_idx" ON "AuditEntry"("subjectType", "subjectId", "at");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_idx" ON "AuditEntry"("actorId", "at");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_contributionId_fkey" FOREIGN KEY ("contributionId") REFERENCES "Contribution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contribution" ADD CONSTRAINT "Contribution_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContributionDay" ADD CONSTRAINT "ContributionDay_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_contributionId_fkey" FOREIGN KEY ("contributionId") REFERENCES "Contribution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_portraitId_fkey" FOREIGN KEY ("portraitId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_coverId_fkey" FOREIGN KEY ("coverId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialSlug" ADD CONSTRAINT "MemorialSlug_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialMember" ADD CONSTRAINT "MemorialMember_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialMember" ADD CONSTRAINT "MemorialMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_contributionId_fkey" FOREIGN KEY ("contributionId") REFERENCES "Contribution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrCode" ADD CONSTRAINT "QrCode_packageId_fkey" FOREIGN KEY ("packageId") REFERENCES "QrPackage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrCode" ADD CONSTRAINT "QrCode_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrLink" ADD CONSTRAINT "QrLink_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrLink" ADD CONSTRAINT "QrLink_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrEvent" ADD CONSTRAINT "QrEvent_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QrScanDay" ADD CONSTRAINT "QrScanDay_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- A memorial has at most one owner.
CREATE UNIQUE INDEX "MemorialMember_one_owner" ON "MemorialMember"("memorialId") WHERE "role" = 'owner';

-- A month needs a year, a day needs a month; the family knows no more than it wrote.
ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_born_precision" CHECK (
  ("bornMonth" IS NULL OR "bornYear" IS NOT NULL) AND ("bornDay" IS NULL OR "bornMonth" IS NOT NULL));
ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_died_precision" CHECK (
  ("diedMonth" IS NULL OR "diedYear" IS NOT NULL) AND ("diedDay" IS NULL OR "diedMonth" IS NOT NULL));
ALTER TABLE "QrLink" ADD CONSTRAINT "QrLink_two_places" CHECK ("position" IN (1, 2));
ALTER TABLE "ContributionDay" ADD CONSTRAINT "ContributionDay_not_negative" CHECK ("approved" >= 0);

-- An engraved code is never lost by deleting its row.
CREATE FUNCTION keep_engraved_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'an engraved code is never deleted'; END IF;
  IF NEW."code" <> OLD."code" THEN RAISE EXCEPTION 'an engraved code never changes'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "QrCode_kept" BEFORE DELETE OR UPDATE OF "code" ON "QrCode"
  FOR EACH ROW EXECUTE FUNCTION keep_engraved_codes();
