-- News about links between families' trees and pages.
ALTER TYPE "NotificationKind" ADD VALUE 'tree_link_asked';
ALTER TYPE "NotificationKind" ADD VALUE 'tree_link_answered';
