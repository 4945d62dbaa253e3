-- Stories that were written before their markup was balanced: each is written again once.
CREATE TABLE "StoryToRewrite" (
    "memorialId" UUID NOT NULL,

    CONSTRAINT "StoryToRewrite_pkey" PRIMARY KEY ("memorialId")
);

ALTER TABLE "StoryToRewrite" ADD CONSTRAINT "StoryToRewrite_memorialId_fkey"
  FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "StoryToRewrite" ("memorialId") SELECT id FROM "Memorial" WHERE biography LIKE '%<%';
