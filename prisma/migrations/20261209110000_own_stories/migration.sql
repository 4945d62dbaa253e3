-- A page that a living person writes about themselves. Whatever the service does, it is never shown.
ALTER TABLE "Memorial"
  ADD COLUMN "isOwnStory" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "ownStoryById" UUID,
  ADD COLUMN "ownStoryOpenedAt" TIMESTAMPTZ(3);

ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_own_story_is_not_shown"
  CHECK (NOT "isOwnStory" OR state IN ('draft', 'archived'));

ALTER TABLE "Memorial" ADD CONSTRAINT "Memorial_ownStoryById_fkey"
  FOREIGN KEY ("ownStoryById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "Memorial_ownStoryById_idx" ON "Memorial"("ownStoryById");
