-- Drafts that nobody used for a year are announced before they are removed, and kept by a link.
ALTER TYPE "AccessTokenKind" ADD VALUE 'draft_keep';
ALTER TYPE "NotificationKind" ADD VALUE 'draft_unused';

-- CreateTable
CREATE TABLE "DraftNotice" (
    "memorialId" UUID NOT NULL,
    "announcedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remindedAt" TIMESTAMPTZ(3),
    "announcedMailId" UUID NOT NULL,
    "remindedMailId" UUID,

    CONSTRAINT "DraftNotice_pkey" PRIMARY KEY ("memorialId")
);

-- AddForeignKey
ALTER TABLE "DraftNotice" ADD CONSTRAINT "DraftNotice_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;
