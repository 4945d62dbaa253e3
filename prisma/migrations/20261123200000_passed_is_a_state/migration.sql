-- `passed` becomes a state. A new type rather than ADD VALUE: a value added in a transaction cannot be used in it.
ALTER TYPE "PieceState" RENAME TO "PieceState_old";
CREATE TYPE "PieceState" AS ENUM ('queued', 'engraving', 'quality_check', 'passed', 'packed', 'shipped', 'stopped', 'cancelled');

ALTER TABLE "ProductionPiece" ALTER COLUMN "state" DROP DEFAULT;
ALTER TABLE "ProductionPiece" ALTER COLUMN "state" TYPE "PieceState" USING (
  CASE WHEN "state" = 'quality_check' AND "passedAt" IS NOT NULL THEN 'passed' ELSE "state"::text END
)::"PieceState";
ALTER TABLE "ProductionPiece" ALTER COLUMN "state" SET DEFAULT 'queued';
DROP TYPE "PieceState_old";

-- When a piece was passed is in its history: an event of the kind `passed` was written in the same transaction.
ALTER TABLE "ProductionPiece" DROP COLUMN "passedAt";
