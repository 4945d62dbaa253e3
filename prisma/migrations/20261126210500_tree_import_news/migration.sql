-- News about a family's file, when its way into the tree was long.
ALTER TYPE "NotificationKind" ADD VALUE 'tree_import_done';
ALTER TYPE "NotificationKind" ADD VALUE 'tree_import_failed';

ALTER TABLE "TreeImport" ADD COLUMN "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
