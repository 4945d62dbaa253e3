-- AlterEnum
ALTER TYPE "AccessTokenKind" ADD VALUE 'email_confirmation';

-- AlterTable
-- Nobody has followed a link to these addresses that we know of: they are asked once more.
ALTER TABLE "User" ADD COLUMN "emailConfirmedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "QrCode" DROP COLUMN "activationFailures",
ADD COLUMN "activationWarnedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "WrongActivation" (
    "id" UUID NOT NULL,
    "qrCodeId" UUID NOT NULL,
    "addressHash" CHAR(64) NOT NULL,
    "triedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "WrongActivation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WrongActivation_qrCodeId_addressHash_triedAt_idx" ON "WrongActivation"("qrCodeId", "addressHash", "triedAt");

-- CreateIndex
CREATE INDEX "WrongActivation_triedAt_idx" ON "WrongActivation"("triedAt");

-- AddForeignKey
ALTER TABLE "WrongActivation" ADD CONSTRAINT "WrongActivation_qrCodeId_fkey" FOREIGN KEY ("qrCodeId") REFERENCES "QrCode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN "failingSince" TIMESTAMPTZ(3),
ADD COLUMN "restsUntil" TIMESTAMPTZ(3),
ADD COLUMN "sessionId" UUID;

-- A device that was switched on before it was known in which sign-in belongs to the one that was seen last.
UPDATE "PushSubscription" SET "sessionId" = (
    SELECT "Session"."id" FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId"
    WHERE "Session"."userId" = "PushSubscription"."userId" AND "Session"."endedAt" IS NULL
      AND "Session"."expiresAt" > CURRENT_TIMESTAMP AND "User"."disabledAt" IS NULL
    ORDER BY "Session"."lastSeenAt" DESC LIMIT 1
);

DELETE FROM "PushSubscription" WHERE "sessionId" IS NULL;

ALTER TABLE "PushSubscription" ALTER COLUMN "sessionId" SET NOT NULL;

-- CreateIndex
CREATE INDEX "PushSubscription_sessionId_idx" ON "PushSubscription"("sessionId");

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
