import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobCategory } from '#contract/jobs/category.ts';
import type { OwnCompany } from '#contract/companies/company.ts';
import type { FieldProps } from '#ui/form/use-fields.ts';
import type { PostName, PostValues } from '../job-fields.ts';
import type { PostStep } from './post-steps.ts';
import { jobEditorMessages as texts } from '../messages.ts';
import { CompanyPicker, FieldGroup, FormSection, KindFields, TimeFields } from './post-sections.tsx';
import {
  JobPlaceFields,
  ListFields,
  OddPay,
  PayFields,
  WordFields,
  type SharedForm,
} from '../shared-fields.tsx';
import { WayFields } from '../way-fields.tsx';
import { StepPart } from './step-frame.tsx';

export interface Choices {
  companies: UseQueryResult<OwnCompany[]>;
  categories: UseQueryResult<JobCategory[]>;
}

interface PostFieldsProps {
  step: PostStep;
  fields: { values: PostValues; field: (name: PostName) => FieldProps };
  choices: Choices;
  /** Controls that fill in several fields: below the title, and above the description. */
  starts: ReactNode;
  wordsStart: ReactNode;
}

/** The sections of the post form (§2), of which a step shows its part. */
export function PostFields(props: PostFieldsProps) {
  const { step, choices, starts, wordsStart } = props;
  const { values, field } = props.fields;
  const shared: SharedForm = { mode: 'post', values, field };
  return (
    <>
      <StepPart isShown={step === 'job'}>
        <FormSection title={texts.companySection} isPlain>
          <CompanyPicker
            field={{ ...field('company'), value: values.company }}
            companies={choices.companies}
          />
        </FormSection>
      </StepPart>
      <StepPart isShown={step !== 'review'}>
        <FormSection title={texts.jobSection}>
          <StepPart isShown={step === 'job'}>
            <KindFields values={values} field={field} categories={choices.categories} starts={starts} />
          </StepPart>
          <StepPart isShown={step === 'pay'}>
            <FieldGroup title={texts.salary}>
              <PayFields {...shared} />
            </FieldGroup>
            <FieldGroup title={texts.location}>
              <JobPlaceFields {...shared} />
            </FieldGroup>
            <FieldGroup title={texts.times}>
              <TimeFields field={field} />
            </FieldGroup>
          </StepPart>
          <StepPart isShown={step === 'words'}>
            {wordsStart}
            <WordFields {...shared} />
            <ListFields {...shared} />
          </StepPart>
        </FormSection>
      </StepPart>
      <StepPart isShown={step === 'review'}>
        <div className="mb-5">
          <OddPay values={values} />
          <WayFields field={field} />
        </div>
      </StepPart>
    </>
  );
}
