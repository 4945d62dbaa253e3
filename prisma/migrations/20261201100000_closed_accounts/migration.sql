-- Closing an account is a decision with reasons, which its owner can contest.
ALTER TYPE "ReportDecision" ADD VALUE 'account_closed';
ALTER TYPE "ReportDecision" ADD VALUE 'account_reopened';
