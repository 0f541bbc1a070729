/** The apostrophe is straight, as the bank has it: docs/decisions/straight-apostrophe-in-the-name.md. */
export const organizationName = "Motherly Care Children's Home";
