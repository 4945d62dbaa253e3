-- AlterTable
ALTER TABLE "ResellerApplication" ADD COLUMN     "processorVersion" VARCHAR(20);

-- CreateTable
CREATE TABLE "ResellerAcceptance" (
    "id" UUID NOT NULL,
    "resellerId" UUID NOT NULL,
    "document" VARCHAR(40) NOT NULL,
    "version" VARCHAR(20) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedById" UUID,
    "acceptedByName" VARCHAR(120) NOT NULL,

    CONSTRAINT "ResellerAcceptance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ResellerAcceptance_acceptedById_idx" ON "ResellerAcceptance"("acceptedById");

-- CreateIndex
CREATE UNIQUE INDEX "ResellerAcceptance_resellerId_document_version_key" ON "ResellerAcceptance"("resellerId", "document", "version");

-- AddForeignKey
ALTER TABLE "ResellerAcceptance" ADD CONSTRAINT "ResellerAcceptance_resellerId_fkey" FOREIGN KEY ("resellerId") REFERENCES "Reseller"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Resellers from before keep what they agreed to when they applied. Their forms showed no processor agreement.
INSERT INTO "ResellerAcceptance" ("id", "resellerId", "document", "version", "acceptedAt", "acceptedById", "acceptedByName")
SELECT DISTINCT ON ("resellerId", "termsVersion")
    gen_random_uuid(), "resellerId", 'reseller-terms', "termsVersion", "createdAt", "userId", "contactName"
FROM "ResellerApplication"
WHERE "status" = 'approved' AND "resellerId" IS NOT NULL
ORDER BY "resellerId", "termsVersion", "createdAt";
