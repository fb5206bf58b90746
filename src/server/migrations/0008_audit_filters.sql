DROP INDEX "audit_log_subject";
--> statement-breakpoint
DROP INDEX "audit_log_action";
--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("entity_id", "subject_id", "seq");
--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("entity_id", "action", "seq");
--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("entity_id", "actor_id", "seq");
--> statement-breakpoint
CREATE INDEX "audit_log_by_actor_kind" ON "audit_log" USING btree ("entity_id", "actor_kind", "seq");
--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("entity_id", "at");
