import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { stackedQuery, Wizard, type WizardStep } from './wizard';

const steps: WizardStep[] = [
  { key: 'name', title: 'Name', state: 'complete' },
  { key: 'objectives', title: 'Objectives', state: 'hasErrors' },
  { key: 'submit', title: 'Submit', state: 'locked', lockedReason: 'Correct the objectives first' },
];

test('every step says how it stands, and a locked one says why and does not open', async () => {
  const onStep = jest.fn();
  const { user } = renderUi(
    <Wizard
      steps={steps}
      current="objectives"
      onStep={onStep}
      saveState={{ kind: 'saved', at: '2026-01-05T08:00:00Z' }}
    >
      Fields
    </Wizard>,
  );
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Saved at 13:45');
  expect(screen.getByRole('button', { name: '2. Objectives Has errors' })).toHaveAttribute('aria-current', 'step');
  const locked = screen.getByRole('button', { name: '3. Submit Correct the objectives first' });
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  await user.click(locked);
  expect(onStep).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '1. Name Complete' }));
  expect(onStep).toHaveBeenCalledWith('name');
});

test('counts its steps in Nepali digits', () => {
  renderUi(
    <Wizard steps={steps} current="name" onStep={() => undefined} saveState={{ kind: 'failed' }}>
      Fields
    </Wizard>,
    'ne',
  );
  expect(screen.getByText('३ मध्ये चरण १')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/सुरक्षित हुन सकेन/);
});

test('where the list would stand above the step it is folded, and folds again once a step is chosen', async () => {
  const ofScreen = window.matchMedia;
  window.matchMedia = (media) => ({ ...ofScreen(media), matches: media === stackedQuery });
  try {
    const onStep = jest.fn();
    const { user } = renderUi(
      <Wizard steps={steps} current="objectives" onStep={onStep}>
        Fields
      </Wizard>,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all steps' }));
    await user.click(screen.getByRole('button', { name: '1. Name Complete' }));
    expect(onStep).toHaveBeenCalledWith('name');
    expect(screen.queryByRole('listitem')).toBeNull();
  } finally {
    window.matchMedia = ofScreen;
  }
});
