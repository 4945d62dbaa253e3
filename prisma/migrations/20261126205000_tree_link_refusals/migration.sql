-- CreateTable
CREATE TABLE "TreeLinkRefusal" (
    "treeId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "refusedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TreeLinkRefusal_pkey" PRIMARY KEY ("treeId","memorialId")
);

-- CreateIndex
CREATE INDEX "TreeLinkRefusal_memorialId_idx" ON "TreeLinkRefusal"("memorialId");

-- AddForeignKey
ALTER TABLE "TreeLinkRefusal" ADD CONSTRAINT "TreeLinkRefusal_treeId_fkey" FOREIGN KEY ("treeId") REFERENCES "FamilyTree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreeLinkRefusal" ADD CONSTRAINT "TreeLinkRefusal_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Those who have said no so far.
INSERT INTO "TreeLinkRefusal" ("treeId", "memorialId", "refusedAt")
SELECT "treeId", "memorialId", MAX(COALESCE("answeredAt", "askedAt")) FROM "TreeLink" WHERE "status" = 'refused'
GROUP BY "treeId", "memorialId";
