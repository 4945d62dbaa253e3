-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('picture', 'video', 'recording', 'video_link');

-- CreateEnum
CREATE TYPE "MediaStatus" AS ENUM ('processing', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "MemorialLayout" AS ENUM ('standard', 'enhanced', 'classic');

-- CreateEnum
CREATE TYPE "MemorialTheme" AS ENUM ('lichen', 'sea', 'forest', 'heath', 'winter', 'rose_garden', 'starry_sky', 'old_paper', 'granite');

-- CreateEnum
CREATE TYPE "SuccessionStatus" AS ENUM ('waiting', 'granted', 'refused', 'withdrawn');

-- CreateEnum
CREATE TYPE "VisitSource" AS ENUM ('qr', 'link');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "AccessTokenKind" ADD VALUE 'memorial_invitation';
ALTER TYPE "AccessTokenKind" ADD VALUE 'memorial_successor';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "NotificationKind" ADD VALUE 'anniversary';
ALTER TYPE "NotificationKind" ADD VALUE 'member_joined';
ALTER TYPE "NotificationKind" ADD VALUE 'successor_named';
ALTER TYPE "NotificationKind" ADD VALUE 'succession_requested';
ALTER TYPE "NotificationKind" ADD VALUE 'succession_decided';

-- AlterTable
ALTER TABLE "AccessToken" ADD COLUMN     "invitationId" UUID;

-- AlterTable
ALTER TABLE "Contribution" ADD COLUMN     "idempotencyKey" UUID;

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "albumId" UUID,
ADD COLUMN     "durationSeconds" INTEGER,
ADD COLUMN     "failure" VARCHAR(40),
ADD COLUMN     "kind" "MediaKind" NOT NULL DEFAULT 'picture',
ADD COLUMN     "linkId" VARCHAR(40),
ADD COLUMN     "people" VARCHAR(300),
ADD COLUMN     "status" "MediaStatus" NOT NULL DEFAULT 'ready',
ADD COLUMN     "takenYear" SMALLINT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "layout" "MemorialLayout" NOT NULL DEFAULT 'standard',
ADD COLUMN     "remembersBirth" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "remembersDeath" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "theme" "MemorialTheme" NOT NULL DEFAULT 'lichen';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "detail" VARCHAR(160);

-- CreateTable
CREATE TABLE "MediaVersion" (
    "id" UUID NOT NULL,
    "mediaId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "MediaStatus" NOT NULL DEFAULT 'processing',
    "recipe" JSONB NOT NULL,
    "storageKey" VARCHAR(120) NOT NULL,
    "width" INTEGER NOT NULL DEFAULT 0,
    "height" INTEGER NOT NULL DEFAULT 0,
    "widths" INTEGER[],
    "colour" CHAR(7) NOT NULL DEFAULT '#b8b4ae',
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MediaVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Album" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "description" VARCHAR(500),
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Album_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" VARCHAR(40) NOT NULL,
    "memorialId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "fileName" VARCHAR(200) NOT NULL,
    "contentType" VARCHAR(80) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "albumId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MemorialInvitation" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "role" "MemberRole" NOT NULL,
    "email" VARCHAR(254),
    "usesLeft" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MemorialInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MemorialSuccessor" (
    "memorialId" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MemorialSuccessor_pkey" PRIMARY KEY ("memorialId")
);

-- CreateTable
CREATE TABLE "SuccessionRequest" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "SuccessionStatus" NOT NULL DEFAULT 'waiting',
    "reason" VARCHAR(2000) NOT NULL,
    "answer" VARCHAR(1000),
    "decidedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SuccessionRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EditingPresence" (
    "memorialId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EditingPresence_pkey" PRIMARY KEY ("memorialId","userId")
);

-- CreateTable
CREATE TABLE "MemorialVisitDay" (
    "memorialId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "source" "VisitSource" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MemorialVisitDay_pkey" PRIMARY KEY ("memorialId","day","source")
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "endpoint" VARCHAR(1000) NOT NULL,
    "p256dh" VARCHAR(200) NOT NULL,
    "auth" VARCHAR(100) NOT NULL,
    "userAgent" VARCHAR(300),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSentAt" TIMESTAMPTZ(3),

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimelineEvent" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "title" VARCHAR(140) NOT NULL,
    "text" VARCHAR(4000),
    "year" SMALLINT NOT NULL,
    "month" SMALLINT,
    "day" SMALLINT,
    "place" VARCHAR(160),
    "position" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TimelineEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimelinePicture" (
    "eventId" UUID NOT NULL,
    "mediaId" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "TimelinePicture_pkey" PRIMARY KEY ("eventId","mediaId")
);

-- CreateIndex
CREATE UNIQUE INDEX "MediaVersion_storageKey_key" ON "MediaVersion"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "MediaVersion_mediaId_number_key" ON "MediaVersion"("mediaId", "number");

-- CreateIndex
CREATE INDEX "Album_memorialId_position_id_idx" ON "Album"("memorialId", "position", "id");

-- CreateIndex
CREATE INDEX "Upload_memorialId_idx" ON "Upload"("memorialId");

-- CreateIndex
CREATE INDEX "Upload_userId_idx" ON "Upload"("userId");

-- CreateIndex
CREATE INDEX "Upload_expiresAt_idx" ON "Upload"("expiresAt");

-- CreateIndex
CREATE INDEX "MemorialInvitation_memorialId_createdAt_idx" ON "MemorialInvitation"("memorialId", "createdAt");

-- CreateIndex
CREATE INDEX "MemorialInvitation_createdById_idx" ON "MemorialInvitation"("createdById");

-- CreateIndex
CREATE INDEX "MemorialSuccessor_userId_idx" ON "MemorialSuccessor"("userId");

-- CreateIndex
CREATE INDEX "SuccessionRequest_status_id_idx" ON "SuccessionRequest"("status", "id");

-- CreateIndex
CREATE INDEX "SuccessionRequest_memorialId_idx" ON "SuccessionRequest"("memorialId");

-- CreateIndex
CREATE INDEX "SuccessionRequest_userId_idx" ON "SuccessionRequest"("userId");

-- CreateIndex
CREATE INDEX "EditingPresence_userId_idx" ON "EditingPresence"("userId");

-- CreateIndex
CREATE INDEX "EditingPresence_seenAt_idx" ON "EditingPresence"("seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "TimelineEvent_memorialId_year_month_day_position_id_idx" ON "TimelineEvent"("memorialId", "year", "month", "day", "position", "id");

-- CreateIndex
CREATE INDEX "TimelinePicture_mediaId_idx" ON "TimelinePicture"("mediaId");

-- CreateIndex
CREATE INDEX "AccessToken_invitationId_idx" ON "AccessToken"("invitationId");

-- CreateIndex
CREATE UNIQUE INDEX "Contribution_memorialId_idempotencyKey_key" ON "Contribution"("memorialId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "Media_albumId_idx" ON "Media"("albumId");

-- CreateIndex
CREATE INDEX "Memorial_bornMonth_bornDay_remembersBirth_idx" ON "Memorial"("bornMonth", "bornDay", "remembersBirth");

-- CreateIndex
CREATE INDEX "Memorial_diedMonth_diedDay_remembersDeath_idx" ON "Memorial"("diedMonth", "diedDay", "remembersDeath");

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "MemorialInvitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_albumId_fkey" FOREIGN KEY ("albumId") REFERENCES "Album"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaVersion" ADD CONSTRAINT "MediaVersion_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Album" ADD CONSTRAINT "Album_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialInvitation" ADD CONSTRAINT "MemorialInvitation_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialInvitation" ADD CONSTRAINT "MemorialInvitation_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialSuccessor" ADD CONSTRAINT "MemorialSuccessor_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialSuccessor" ADD CONSTRAINT "MemorialSuccessor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessionRequest" ADD CONSTRAINT "SuccessionRequest_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SuccessionRequest" ADD CONSTRAINT "SuccessionRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EditingPresence" ADD CONSTRAINT "EditingPresence_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EditingPresence" ADD CONSTRAINT "EditingPresence_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MemorialVisitDay" ADD CONSTRAINT "MemorialVisitDay_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimelineEvent" ADD CONSTRAINT "TimelineEvent_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimelinePicture" ADD CONSTRAINT "TimelinePicture_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "TimelineEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TimelinePicture" ADD CONSTRAINT "TimelinePicture_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

