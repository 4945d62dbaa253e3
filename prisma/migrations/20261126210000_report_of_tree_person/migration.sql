-- A report points at a person of a tree whom the family removes too: undo brings them back by the same id.
ALTER TABLE "Report" DROP CONSTRAINT "Report_treePersonId_fkey";
