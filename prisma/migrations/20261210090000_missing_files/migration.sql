-- Files that a row names and that are not stored, found by the nightly walk.
CREATE TABLE "MissingFile" (
  "key" VARCHAR(300) NOT NULL,
  "memorialId" UUID,
  "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "MissingFile_pkey" PRIMARY KEY ("key")
);
