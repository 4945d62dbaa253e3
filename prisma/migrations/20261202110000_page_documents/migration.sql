-- CreateTable
CREATE TABLE "PageDocument" (
    "memorialId" UUID NOT NULL,
    "layout" VARCHAR(20) NOT NULL,
    "version" INTEGER NOT NULL,
    "release" VARCHAR(60) NOT NULL,
    "trueUntil" TIMESTAMPTZ(3),
    "storageKey" VARCHAR(120) NOT NULL,
    "headers" JSONB NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageDocument_pkey" PRIMARY KEY ("memorialId","layout")
);

-- CreateIndex
CREATE UNIQUE INDEX "PageDocument_storageKey_key" ON "PageDocument"("storageKey");

-- CreateIndex
CREATE INDEX "PageDocument_trueUntil_idx" ON "PageDocument"("trueUntil");

-- AddForeignKey
ALTER TABLE "PageDocument" ADD CONSTRAINT "PageDocument_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;
