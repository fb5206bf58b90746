CREATE INDEX "batch_comments_mentioned" ON "batch_comments" USING gin ("mentioned_ids");
--> statement-breakpoint
CREATE INDEX "withdrawals_own_reference" ON "withdrawals" USING btree
  ("entity_id", lower(own_reference) text_pattern_ops, "created_at" DESC NULLS FIRST)
  WHERE own_reference IS NOT NULL;
