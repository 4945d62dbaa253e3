-- A refund that nobody waits for any more, although nothing was paid back by it, and why.
ALTER TYPE "RefundStatus" ADD VALUE 'ended';
ALTER TABLE "Refund" ADD COLUMN "endedNote" VARCHAR(300);
