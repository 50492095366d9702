import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { DoAndDont } from './DoAndDont';
import { guidanceOfMessages } from './guidanceOfMessages';
import { guidanceOfParts } from './guidanceOfParts';
import { Sheet } from './Sheet';

const meta = { title: "Foundations/Do and don't", tags: ['!autodocs'] } satisfies Meta;

export default meta;

const guidance = [...guidanceOfParts, ...guidanceOfMessages];

export const Guidance: StoryObj = {
  name: "Do and don't",
  render: () => (
    <Sheet
      title="Do and don’t"
      intro="This page explains how to use the main components. The pictures are the components themselves, which cannot be pressed here."
    >
      {guidance.map((guideline) => (
        <DoAndDont key={guideline.component} {...guideline} />
      ))}
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getAllByText('Do')).toHaveLength(guidance.length);
    for (const title of ['Discard changes?', 'Are you sure?']) {
      await expect(canvas.getByText(title)).toBeVisible();
    }
  }),
};
